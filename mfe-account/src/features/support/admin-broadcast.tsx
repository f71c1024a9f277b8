import {
  isActionUrl,
  notificationLimits,
  notificationPriorities,
  notificationTypes,
  type NotificationPriority,
  type NotificationType,
} from '@nestwell/contracts/account';
import { trimmed } from '@nestwell/domain/words';
import { Button, Card, ConfirmDialog, SelectField, TextArea, TextField } from '@nestwell/ui';
import { useState } from 'react';
import { useBroadcast } from './support.queries';
import * as css from './support.module.css';

const typeWords: Record<NotificationType, string> = {
  app_update: 'App update',
  feature_release: 'New feature',
  maintenance: 'Maintenance',
  personal: 'Personal',
};
const priorityWords: Record<NotificationPriority, string> = {
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};
const blank = {
  type: 'app_update' as NotificationType,
  priority: 'normal' as NotificationPriority,
  title: '',
  message: '',
  actionUrl: '',
};

/** Tells every member something; asked again before it goes out, because it cannot be taken back. */
export function AdminBroadcast() {
  const [words, setWords] = useState(blank);
  const [confirming, setConfirming] = useState(false);
  const [tried, setTried] = useState(false);
  const close = () => setConfirming(false);
  const broadcast = useBroadcast(() => {
    setWords(blank);
    setTried(false);
    close();
  });
  const change = (part: Partial<typeof blank>) => setWords((present) => ({ ...present, ...part }));
  const link = words.actionUrl.trim();
  const linkProblem = link !== '' && !isActionUrl(link);
  const ready = trimmed(words.title) !== '' && trimmed(words.message) !== '';

  function ask() {
    setTried(true);
    setConfirming(!linkProblem);
  }
  function send() {
    const { actionUrl: _, ...rest } = words;
    broadcast.mutate({ body: { ...rest, actionUrl: link || null } }, { onError: close });
  }
  return (
    <Card aria-labelledby="broadcast">
      <div className={css.form}>
        <h2 id="broadcast">Notify all members</h2>
        <SelectField
          label="Type"
          options={notificationTypes.map((value) => ({ value, label: typeWords[value] }))}
          value={words.type}
          onValueChange={(type) => change({ type })}
        />
        <SelectField
          label="Priority"
          options={notificationPriorities.map((value) => ({ value, label: priorityWords[value] }))}
          value={words.priority}
          onValueChange={(priority) => change({ priority })}
        />
        <TextField
          label="Title"
          maxLength={notificationLimits.title}
          value={words.title}
          onValueChange={(title) => change({ title })}
        />
        <TextArea
          label="Message"
          rows={3}
          limit={notificationLimits.message}
          value={words.message}
          onValueChange={(message) => change({ message })}
        />
        <TextField
          label="Link"
          optional
          help="A path like /nutrition, or an https address."
          error={tried && linkProblem ? 'Write a path like /nutrition, or an https address' : undefined}
          maxLength={notificationLimits.actionUrl}
          value={words.actionUrl}
          onValueChange={(actionUrl) => change({ actionUrl })}
        />
        <Button variant="soft" disabled={!ready} onClick={ask}>
          Send notification
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={`Send "${words.title}" to every member?`}
        description="It cannot be taken back."
        confirmLabel="Send to everyone"
        tone="primary"
        busy={broadcast.isPending}
        busyLabel="Sending..."
        onConfirm={send}
      />
    </Card>
  );
}
