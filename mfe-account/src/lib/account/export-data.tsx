import { account, type User } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { call, pause, useMutation, useToast } from '@nestwell/remote-kit';
import { Button, Download } from '@nestwell/ui';
import { ProofSheet } from '../proof/proof-sheet';
import { NotProved, useProof } from '../proof/use-proof';

const words = {
  purpose: 'Then your export starts. It holds everything you logged.',
  action: 'Export my data',
};

/** Everything kept about her, as a file of hers. */
export function ExportData({ user }: { user: Pick<User, 'id' | 'email'> }) {
  const { toast } = useToast();
  const { prove, asked } = useProof(user.id);
  const fetchAll = useMutation({
    mutationFn: async () => {
      await prove();
      return call(account.exportPersonalData, { params: { userId: user.id } });
    },
    onSuccess: (everything) => {
      saveFile(`nestwell-${deviceDate(new Date())}.json`, JSON.stringify(everything, null, 2));
      toast({ title: 'Your data is ready', description: 'The file is in your downloads.' });
    },
    onError: (error) =>
      error instanceof NotProved ||
      toast({ title: 'Export Failed', description: 'Nothing was lost. Please try again.', tone: 'alert' }),
  });

  return (
    <>
      <Button
        variant="quiet"
        full
        icon={<Download aria-hidden="true" />}
        busy={fetchAll.isPending}
        busyLabel="Collecting..."
        onClick={() => fetchAll.mutate()}
      >
        Export my data
      </Button>
      <ProofSheet user={user} words={words} asked={asked} />
    </>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the address after the click has returned.
  void pause(60_000).then(() => URL.revokeObjectURL(address));
}
