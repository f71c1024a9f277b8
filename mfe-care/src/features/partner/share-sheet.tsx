import { care, shareLimits, type Share } from '@nestwell/contracts/care';
import { counted } from '@nestwell/domain/words';
import { refusalOf, useToast, type MeaningsOf } from '@nestwell/remote-kit';
import { Button, Sheet, Stack, TextField } from '@nestwell/ui';
import { useState } from 'react';
import { shareables } from '../../lib/shareable-lists';
import type { Chosen } from './chosen';
import { ChooseShared } from './choose-shared';
import type { MadeLink } from './link-made';
import { useShareCalls } from './shares.queries';

interface ShareSheetProps {
  /** Null makes a new link. */
  share: Share | null;
  onMade: (made: MadeLink) => void;
  onClose: () => void;
}

export function ShareSheet({ share, onMade, onClose }: ShareSheetProps) {
  const { toast } = useToast();
  const { make, change, saving } = useShareCalls();
  const [name, setName] = useState('');
  const [begun] = useState<Chosen>(share ?? { appointmentIds: [], lists: [], mayTick: false });
  const [chosen, setChosen] = useState(begun);
  const [tried, setTried] = useState(false);
  const isNothing = chosen.appointmentIds.length === 0 && chosen.lists.length === 0;

  async function save() {
    setTried(true);
    if (isNothing || (!share && name.trim() === '')) return;
    const { appointmentIds, lists } = chosen;
    const mayTick = chosen.mayTick && lists.includes('bag');
    const body = { appointmentIds: [...appointmentIds], lists: [...lists], mayTick };
    try {
      if (share) await change(share.id, body);
      else {
        const made = await make({ name: name.trim(), ...body });
        onMade({ ...made.share, url: `${location.origin}/shared#${made.token}` });
      }
      onClose();
    } catch (failure) {
      toast({ title: 'Error', description: whyNot(failure), tone: 'alert' });
    }
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={share ? `What ${share.name} sees` : 'A link for somebody'}
      description={share ? undefined : 'It ends by itself in a week. You see when it is opened.'}
      unsaved={chosen === begun || isNothing ? undefined : { how: 'picked', words: inWords(chosen) }}
      footer={
        <Button full busy={saving} busyLabel="Saving..." onClick={() => void save()}>
          {share ? 'Save' : 'Make the link'}
        </Button>
      }
    >
      <Stack gap={4}>
        {!share && (
          <TextField
            label="Whom is it for?"
            maxLength={shareLimits.name}
            autoComplete="off"
            value={name}
            onValueChange={setName}
            error={tried && name.trim() === '' ? 'A name tells you whose link it is.' : undefined}
          />
        )}
        <ChooseShared chosen={chosen} onChange={setChosen} error={tried && isNothing} />
      </Stack>
    </Sheet>
  );
}

const inWords = ({ appointmentIds, lists }: Chosen) => [
  ...lists.map((list) => shareables[list].title),
  ...(appointmentIds.length > 0 ? [counted(appointmentIds.length, 'appointment')] : []),
];

const meanings = {
  not_shared_now: 'Nothing is shared while Nestwell keeps quiet about pregnancy and babies.',
  too_many_shares: `There are ${shareLimits.shares} links already. End one first.`,
} satisfies MeaningsOf<typeof care.makeShare, string>;

function whyNot(failure: unknown): string {
  const code = refusalOf(care.makeShare, failure)?.code;
  if (code === 'not_shared_now' || code === 'too_many_shares') return meanings[code];
  return 'Failed to save. Please try again.';
}
