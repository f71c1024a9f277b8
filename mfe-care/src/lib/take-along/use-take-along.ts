import { useToast } from '@nestwell/remote-kit';

/** What is taken along as text, without a page around it. */
export interface TakenText {
  title: string;
  text: string;
}

/** Hands a list to another app where the device can, to the clipboard elsewhere. Nothing is kept of it anywhere. */
export function useTakeAlong() {
  const { toast } = useToast();
  const copy = async ({ title, text }: TakenText) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `${title} copied`, description: 'Paste it where you need it.' });
    } catch {
      toast({ title: 'Copying did not work', description: 'Try printing the list.', tone: 'alert' });
    }
  };
  return async (taken: TakenText) => {
    if (typeof navigator.share !== 'function') return copy(taken);
    try {
      await navigator.share(taken);
    } catch (failure) {
      // Closing the share sheet is no failure.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      await copy(taken);
    }
  };
}
