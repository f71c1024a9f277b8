import { useOnDevice } from '@nestwell/remote-kit';
import { useLocation } from '@nestwell/remote-kit/router';
import { LoadFailure, Logo, Page, Skeleton, Stack, VisuallyHidden } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { SharedParts } from './shared-parts';
import { useShared } from './use-shared';

/**
 * What somebody who holds a link sees: no places, nothing else of her. Over, ended and never there are one sentence. The
 * secret stands where no server is told of it, so that a painted page cannot know yet which of them it is.
 */
export function SharedPage() {
  const isHere = useOnDevice(() => true, false);
  const token = useLocation().hash.slice(1);
  return isHere ? <Shared key={token} token={token} /> : <Opening />;
}

function Shared({ token }: { token: string }) {
  const { isOver, view, hasFailed, again, tick } = useShared(token);
  if (isOver)
    return (
      <Page bare>
        <h1 tabIndex={-1}>This is no longer shared.</h1>
      </Page>
    );
  if (view)
    return (
      <Framed>
        <SharedParts view={view} onTick={tick} />
      </Framed>
    );
  return hasFailed ? (
    <Framed>
      <VisuallyHidden as="h1">Shared with you</VisuallyHidden>
      <LoadFailure onRetry={again} />
    </Framed>
  ) : (
    <Opening />
  );
}

const Opening = () => (
  <Framed>
    <VisuallyHidden as="h1">Shared with you</VisuallyHidden>
    <Skeleton label="Opening what was shared" rows={4} />
  </Framed>
);

const Framed = ({ children }: { children: ReactNode }) => (
  <Page bare>
    <Stack gap={6}>
      <Logo />
      {children}
    </Stack>
  </Page>
);
