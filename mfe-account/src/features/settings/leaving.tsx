import type { User } from '@nestwell/contracts/account';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useToast } from '@nestwell/remote-kit';
import { Button, Trash, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { ProofSheet } from '../../lib/proof/proof-sheet';
import { isNotProved, useProof } from '../../lib/proof/use-proof';
import { EraseSheet, type EraseWords } from './erase-sheet';

const NEXT = 'Next we ask once more, and name what goes.';

const WHAT_GOES =
  'Your profile, logs, plans, reminders and posts are removed for good. Posts that others answered keep their place without your words or name, and a code made of your e-mail stays so that a trial is not given twice. This cannot be undone.';

const erasing: EraseWords = {
  title: 'Erase my account',
  description: WHAT_GOES,
  confirm: 'Erase everything',
};

/** Health data may be kept with her consent alone, and her account is made of little else. */
const takingBack = (agreedAt: string): EraseWords => ({
  title: 'Take back my consent',
  description: `You agreed on ${dayMonthAndYear(deviceDate(new Date(agreedAt)))} that Nestwell keeps your health data. Without that we may keep none of it, so your account is erased at once. ${WHAT_GOES}`,
  confirm: 'Take it back and erase',
});

/** The two ways to have everything removed: as easy to find as what she once ticked. */
export function Leaving({ user }: { user: User }) {
  const { prove, asked } = useProof(user.id);
  const { toast } = useToast();
  const [words, setWords] = useState(erasing);
  const [isOpen, setOpen] = useState(false);
  async function begin(way: EraseWords) {
    setWords(way);
    try {
      await prove();
      setOpen(true);
    } catch (error) {
      if (isNotProved(error)) return;
      toast({ title: 'Nothing was erased', description: 'Please try again in a moment.', tone: 'alert' });
    }
  }

  const ways = user.consentedAt === null ? [erasing] : [takingBack(user.consentedAt), erasing];
  return (
    <>
      {ways.map((way) => (
        <Button
          key={way.title}
          variant="quiet"
          full
          icon={way === erasing && <Trash aria-hidden="true" />}
          onClick={() => void begin(way)}
          {...warmLayers}
        >
          {way.title}
        </Button>
      ))}
      <ProofSheet
        user={user}
        words={{ purpose: 'Then we ask once more, and name what goes.', action: words.title, next: NEXT }}
        asked={asked}
      />
      <EraseSheet user={user} words={words} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
