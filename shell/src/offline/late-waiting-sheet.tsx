import { useToast } from '@nestwell/remote-kit';
import { lazyParts } from '@nestwell/ui';
import { useEffect, type ComponentProps } from 'react';

const sheet = lazyParts(() => import('./waiting-sheet'));

export const preloadWaitingSheet = sheet.preload;

type WaitingSheetProps = ComponentProps<Awaited<ReturnType<typeof sheet.preload>>['WaitingSheet']>;

/** Loaded before it is needed without a network; where it could not be, the page under it stays. */
export function LateWaitingSheet(props: WaitingSheetProps) {
  const { parts, failed } = sheet.useParts();
  const { toast } = useToast();
  const { onOpenChange } = props;
  useEffect(() => {
    if (!failed) return;
    onOpenChange(false);
    toast({
      title: 'This needs a connection just now',
      description: 'What waits is safe on this phone.',
      tone: 'alert',
    });
  }, [failed, onOpenChange, toast]);
  return parts && <parts.WaitingSheet {...props} />;
}
