import { hostOf } from '../../../lib/own-recipes/host-of';
import { ArrowUpRight, linkClass, Text, VisuallyHidden } from '@nestwell/ui';

/** Where a recipe was read. */
export function SourceLink({ address }: { address: string }) {
  return (
    <Text small soft>
      From{' '}
      <a href={address} className={linkClass} target="_blank" rel="noreferrer noopener">
        {hostOf(address)}
        <ArrowUpRight aria-hidden="true" size="1em" />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </Text>
  );
}
