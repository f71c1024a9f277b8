import { useOnDevice, useToast } from '@nestwell/remote-kit';
import { Button, Card, Copy, Stack, TextField } from '@nestwell/ui';

export interface MadeLink {
  id: string;
  name: string;
  url: string;
}

/** The link, this once: its secret part is kept nowhere, so that nobody can read it later. */
export function LinkMade({ made: { name, url } }: { made: MadeLink }) {
  const { toast } = useToast();
  const canShare = useOnDevice(() => typeof navigator.share === 'function', false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: 'Copied' }),
      () => toast({ title: 'Could not copy', description: 'Select the link and copy it.', tone: 'alert' }),
    );
  // Whoever closes the device's own sheet has changed her mind: nothing failed.
  const give = () => navigator.share({ url }).catch(() => undefined);
  return (
    <Card role="status">
      <Stack gap={4}>
        <TextField
          label={`${name}’s link`}
          readOnly
          value={url}
          help="It is shown this once. Whoever has it can see what you chose."
          onFocus={(event) => event.target.select()}
        />
        <Button full icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Copy the link
        </Button>
        {canShare && (
          <Button full variant="soft" onClick={() => void give()}>
            Send it
          </Button>
        )}
      </Stack>
    </Card>
  );
}
