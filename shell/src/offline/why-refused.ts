import type { Waiting } from '@nestwell/remote-kit/offline';
import { wordsIn } from './waiting-words';

/** Why the server did not take one, in a sentence, and the longer texts in it. */
export function whyRefused({ refused, body }: Pick<Waiting, 'refused' | 'body'>): {
  why: string;
  words: string;
} {
  return { why: sentence(refused), words: wordsIn(body) };
}

function sentence(refused: Waiting['refused']): string {
  if (refused?.status === 0) return 'It waited too long to go by itself.';
  if (refused?.status === 402) return 'Your plan has ended.';
  if (refused?.status === 404) return 'It had already been taken away.';
  const message = messageIn(refused?.body ?? '');
  return message ? `We could not keep it: ${message}.` : 'We could not keep it.';
}

function messageIn(body: string): string | undefined {
  try {
    const { field, message } = JSON.parse(body) as { field?: string; message?: string };
    return message && [field, message.replace(/\.$/, '')].filter(Boolean).join(' ');
  } catch {
    return undefined;
  }
}
