import { account } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { call, pause, useMutation, useToast } from '@nestwell/remote-kit';
import { Button, Download } from '@nestwell/ui';

/** Everything kept about her, as a file of hers. */
export function ExportData({ userId }: { userId: string }) {
  const { toast } = useToast();
  const fetchAll = useMutation({
    mutationFn: () => call(account.exportPersonalData, { params: { userId } }),
    onSuccess: (everything) => {
      saveFile(`nestwell-${deviceDate(new Date())}.json`, JSON.stringify(everything, null, 2));
      toast({ title: 'Your data is ready', description: 'The file is in your downloads.' });
    },
    onError: () =>
      toast({ title: 'Export Failed', description: 'Nothing was lost. Please try again.', tone: 'alert' }),
  });

  return (
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
