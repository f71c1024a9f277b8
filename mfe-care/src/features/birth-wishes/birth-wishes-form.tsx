import { birthWishLimits, birthWishParts, type BirthWishes } from '@nestwell/contracts/care';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer } from '@nestwell/remote-kit';
import { Banner, Button, CloudOff, Printer, Text, TextArea } from '@nestwell/ui';
import { PartCard } from './part-card';
import { hasWishes } from '../../lib/birth-wishes/wish-words';

interface BirthWishesFormProps {
  wishes: BirthWishes;
  isUnkept: boolean;
  keep: () => void;
  change: (changes: Partial<BirthWishes>) => void;
  onPrint: () => void;
}

export function BirthWishesForm({ wishes, isUnkept, keep, change, onPrint }: BirthWishesFormProps) {
  const isLong = wishes.words.trim().length > birthWishLimits.words;
  return (
    <>
      {birthWishParts.map((part) => (
        <PartCard key={part} part={part} all={wishes} onChange={change} onLeave={keep} />
      ))}
      <TextArea
        label="In my own words"
        rows={3}
        value={wishes.words}
        limit={birthWishLimits.words}
        onValueChange={(words) => change({ words })}
        onBlur={keep}
        error={isLong ? `Keep it to ${birthWishLimits.words} characters or fewer.` : undefined}
      />
      <RiskAnswer
        level={2}
        kinds={riskKindsOf([wishes.words, ...Object.values(wishes.notes)].join('\n'))}
        onClear={() => change({ words: '', notes: {} })}
      />
      {isUnkept && (
        <Banner
          icon={<CloudOff aria-hidden="true" />}
          action={
            <Button small variant="line" onClick={keep}>
              Try again
            </Button>
          }
        >
          Your last words are not kept yet.
        </Banner>
      )}
      <Button full icon={<Printer aria-hidden="true" />} disabled={!hasWishes(wishes)} onClick={onPrint}>
        Print two copies
      </Button>
      <Text small soft>
        Kept as you write.
      </Text>
    </>
  );
}
