import type { User } from '@nestwell/contracts/account';
import type { PaidPlanId, PriceQuote } from '@nestwell/contracts/billing';
import { useQuery } from '@nestwell/remote-kit';
import {
  Button,
  Card,
  ChevronLeft,
  LoadFailure,
  Page,
  PageHeader,
  SelectField,
  Skeleton,
  Stack,
} from '@nestwell/ui';
import { useState } from 'react';
import * as css from '../checkout.module.css';
import { quoteOf } from '../checkout.queries';
import { LegalNote } from '../legal-note';
import { forgetChoice } from '../lib/chosen-plan';
import { countryOptions, isComplete, likelyCountry, nowhere, regionOptions, type Place } from '../lib/places';
import type { Load } from '../lib/full-load';
import { Payment } from './payment';
import { NetLines, PriceLines } from './price-lines';

interface PurchaseStepProps {
  user: User;
  plan: PaidPlanId;
  load: Load;
}

const titles = { monthly: 'Monthly plan', annual: 'Annual plan' } as const;

/** Where she lives, what it costs there, and the payment. */
export function PurchaseStep({ user, plan, load }: PurchaseStepProps) {
  const [place, setPlace] = useState<Place>({ country: likelyCountry(navigator.language), region: '' });
  const quote = useQuery({ ...quoteOf(plan, place), enabled: isComplete(place) });
  const net = useQuery(quoteOf(plan, nowhere));

  function back() {
    forgetChoice();
    load('/checkout');
  }
  return (
    <Page bare>
      <PageHeader title={titles[plan]} lead="Tax depends on where you live." />
      <PlaceFields place={place} onChange={setPlace} />
      <Card aria-label="Price">
        <Price
          quote={quote.data}
          net={net.data}
          place={place}
          failed={(isComplete(place) ? quote : net).isLoadingError}
          onRetry={() => void (isComplete(place) ? quote : net).refetch()}
        />
      </Card>
      {quote.data && isComplete(place) && (
        <Payment user={user} quote={quote.data} place={place} load={load} />
      )}
      <Button variant="line" full icon={<ChevronLeft aria-hidden="true" />} onClick={back}>
        Back to Plans
      </Button>
      <LegalNote />
    </Page>
  );
}

function PlaceFields({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const regions = regionOptions(place.country);
  return (
    <Stack gap={4}>
      <SelectField
        label="Country"
        autoComplete="country"
        placeholder="Choose your country"
        options={countryOptions}
        value={place.country}
        onValueChange={(country) => onChange({ country, region: '' })}
      />
      {regions.length > 0 && (
        <SelectField
          label={place.country === 'CA' ? 'Province or territory' : 'State'}
          autoComplete="address-level1"
          placeholder={place.country === 'CA' ? 'Choose your province' : 'Choose your state'}
          options={regions}
          value={place.region}
          onValueChange={(region) => onChange({ ...place, region })}
        />
      )}
    </Stack>
  );
}

interface PriceProps {
  quote: PriceQuote | undefined;
  /** What is known before she has said where she lives. */
  net: PriceQuote | undefined;
  place: Place;
  failed: boolean;
  onRetry: () => void;
}

function Price({ quote, net, place, failed, onRetry }: PriceProps) {
  if (quote) return <PriceLines quote={quote} />;
  if (failed) return <LoadFailure onRetry={onRetry}>The price didn’t load. Nothing was charged.</LoadFailure>;
  if (net) return <NetLines quote={net} isAsked={isComplete(place)} />;
  return <Skeleton label="Loading the price" rows={2} className={css.waiting} />;
}
