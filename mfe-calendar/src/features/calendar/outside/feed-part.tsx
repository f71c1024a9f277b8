import { calendar, type ReminderSettings } from '@nestwell/contracts/calendar';
import { urlOf } from '@nestwell/contracts/kernel';
import { useMember, useToast } from '@nestwell/remote-kit';
import { useChangeReminderSettings } from '@nestwell/remote-kit/ringing';
import {
  Button,
  buttonClass,
  Copy,
  Download,
  LinkIcon,
  RefreshCw,
  Stack,
  Switch,
  TextField,
} from '@nestwell/ui';
import * as css from './outside.module.css';
import { useCloseFeed, useRotateFeed } from './outside.queries';

export function FeedPart({ settings }: { settings: ReminderSettings }) {
  const { id: userId } = useMember();
  const change = useChangeReminderSettings();
  const params = { userId };
  return (
    <Stack gap={4}>
      {settings.feedUrl === null ? <OpenFeed /> : <Feed feedUrl={settings.feedUrl} />}
      <Switch
        label="Show titles in it"
        description="Otherwise every entry is called “Nestwell reminder”"
        checked={settings.showTitlesInFeed}
        onCheckedChange={(showTitlesInFeed) => change.mutate({ params, body: { showTitlesInFeed } })}
      />
      <a
        className={buttonClass({ variant: 'line' })}
        href={urlOf(calendar.downloadCalendar, { params })}
        download="nestwell.ics"
      >
        <Download aria-hidden="true" />
        Download as a file
      </a>
    </Stack>
  );
}

function OpenFeed() {
  const { id: userId } = useMember();
  const rotate = useRotateFeed();
  return (
    <Button
      variant="soft"
      icon={<LinkIcon aria-hidden="true" />}
      busy={rotate.isPending}
      onClick={() => rotate.mutate({ params: { userId } })}
    >
      Make a private address
    </Button>
  );
}

function Feed({ feedUrl }: { feedUrl: string }) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const rotate = useRotateFeed();
  const close = useCloseFeed();
  const copy = () =>
    navigator.clipboard.writeText(feedUrl).then(
      () => toast({ title: 'Copied' }),
      () => toast({ title: 'Could not copy', description: 'Select the address and copy it.', tone: 'alert' }),
    );
  return (
    <>
      <TextField
        label="Your private address"
        readOnly
        value={feedUrl}
        help="Whoever has it can see your reminders."
      />
      <Button variant="soft" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copy
      </Button>
      <div className={css.pair}>
        <Button
          variant="quiet"
          icon={<RefreshCw aria-hidden="true" />}
          busy={rotate.isPending}
          onClick={() => rotate.mutate({ params: { userId } })}
        >
          Replace it
        </Button>
        <Button variant="quiet" busy={close.isPending} onClick={() => close.mutate({ params: { userId } })}>
          Switch it off
        </Button>
      </div>
    </>
  );
}
