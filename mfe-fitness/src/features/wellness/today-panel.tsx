import { RecognizesSome, useDeviceDate } from '@nestwell/remote-kit';
import { Bone, Button, Card, LoadFailure, Phone, Skeleton } from '@nestwell/ui';
import { isLowWeek } from '@nestwell/contracts/fitness';
import { useRecentDays } from '../../lib/tracking.queries';
import { CheckInForm } from './check-in-form';
import { EarlierThisWeek } from './earlier-this-week';
import { OfferInForm } from './offer-in-form';
import { useCheckIn, type Answers } from './use-check-in';
import * as css from './wellness-page.module.css';
import { todayOfCheckIns, useCheckIns } from './wellness.queries';

interface TodayPanelProps {
  answers: Answers;
  onSupport: () => void;
}

export function TodayPanel({ answers, onSupport }: TodayPanelProps) {
  const today = useDeviceDate();
  const checkIns = useCheckIns();
  const days = useRecentDays();
  const state = useCheckIn(todayOfCheckIns(checkIns.data, today), answers);
  const offered = state.hard || state.kinds.length > 0 || isLowWeek(days.data ?? [], today);
  const offer = offered ? <OfferInForm state={state} onSupport={onSupport} /> : <RecognizesSome />;
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <div>
          <h2>How are you, really?</h2>
          <p className={css.soft}>One minute, at your own pace.</p>
        </div>
        {checkIns.isPending && <FormSkeleton />}
        {checkIns.isLoadingError && (
          <LoadFailure retrying={checkIns.isFetching} onRetry={() => void checkIns.refetch()} />
        )}
        {checkIns.data ? <CheckInForm state={state} offer={offer} /> : offered && offer}
      </div>
      <div className={css.side}>
        {!offered && <Reassurance onSupport={onSupport} />}
        {checkIns.data && <EarlierThisWeek checkIns={checkIns.data} />}
      </div>
    </div>
  );
}

function Reassurance({ onSupport }: Pick<TodayPanelProps, 'onSupport'>) {
  return (
    <Card variant="field" shell="heather" className={css.offer} aria-labelledby="reassurance">
      <h3 id="reassurance">You don’t have to carry it alone</h3>
      <p>If the low days keep coming, your doctor or a helpline can help.</p>
      <Button variant="line" small icon={<Phone aria-hidden="true" />} onClick={onSupport}>
        See support lines
      </Button>
    </Card>
  );
}

function FormSkeleton() {
  return (
    <Skeleton label="Loading your check-in" className={css.formSkeleton}>
      {Array.from({ length: 4 }, (_, index) => (
        <Bone key={index} height="4rem" />
      ))}
    </Skeleton>
  );
}
