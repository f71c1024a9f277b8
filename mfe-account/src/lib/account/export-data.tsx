import type { User } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { useToast } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { BookOpen, Button, buttonClass, Download } from '@nestwell/ui';
import { ProofSheet } from '../proof/proof-sheet';
import { isNotProved } from '../proof/use-proof';
import { saveFile } from '@nestwell/remote-kit/save-file';
import { exportWords, useExport } from './use-export';

/** Everything kept about her: as a file of hers, and as a page with its spreadsheets. */
export function ExportData({ user }: { user: Pick<User, 'id' | 'email'> }) {
  const { toast } = useToast();
  const { fetchAll, asked } = useExport(user, {
    onSuccess: (everything) => {
      const name = `nestwell-${deviceDate(new Date())}.json`;
      saveFile(name, JSON.stringify(everything, null, 2), 'application/json');
      toast({ title: 'Your data is ready', description: 'The file is in your downloads.' });
    },
    onError: (error) =>
      isNotProved(error) ||
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
      <Link to="/settings/your-data" className={buttonClass({ variant: 'quiet', full: true })}>
        <BookOpen aria-hidden="true" />
        Read or print my data
      </Link>
      <ProofSheet user={user} words={exportWords} asked={asked} />
    </>
  );
}
