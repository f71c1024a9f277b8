import { feedbackLimits, type User } from '@nestwell/contracts/account';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { trimmed } from '@nestwell/domain/words';
import { RiskAnswer, useToast } from '@nestwell/remote-kit';
import { Button, Card, TextArea, TextField } from '@nestwell/ui';
import { useState, type FormEvent } from 'react';
import { useSendFeedback } from './support.queries';
import * as css from './support.module.css';

/** Open to everybody; for members the name and the e-mail come from the account. */
export function FeedbackForm({ user }: { user: User | null }) {
  const [name, setName] = useState(user?.name ?? '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [message, setMessage] = useState('');
  const { toast } = useToast();
  const send = useSendFeedback(() => setMessage(''));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    if ([name, email, message].some((value) => trimmed(value) === '')) {
      return toast({
        title: 'Missing Information',
        description: 'Please fill in all fields before submitting.',
        tone: 'alert',
      });
    }
    send.mutate({ body: { userId: user?.id ?? null, name, email, message, status: 'new' } });
  }
  return (
    <Card aria-labelledby="write">
      <form className={css.form} onSubmit={submit} noValidate>
        <h2 id="write">Send us feedback</h2>
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={feedbackLimits.name}
          value={name}
          onValueChange={setName}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={feedbackLimits.email}
          value={email}
          onValueChange={setEmail}
        />
        <TextArea
          label="Message"
          rows={5}
          limit={feedbackLimits.message}
          placeholder="Could recipes show grams as well as cups?"
          value={message}
          onValueChange={setMessage}
        />
        <RiskAnswer kinds={riskKindsOf(message)} onClear={() => setMessage('')} />
        <Button type="submit" full busy={send.isPending} busyLabel="Sending...">
          Send feedback
        </Button>
      </form>
    </Card>
  );
}
