import { timeAgo } from '@nestwell/domain/device-time';
import { useNow } from '../hooks/use-now';

/** How long ago a moment is ('10 min ago'), minute by minute: a part of its own, so that nothing else is drawn anew. */
export const TimeAgo = ({ moment }: { moment: string }) => timeAgo(new Date(moment), new Date(useNow()));
