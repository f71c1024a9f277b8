import { isRunning, lastFeed, spent } from '@nestwell/domain/feeding';
import { sideNames } from '../../lib/baby-log/note-words';
import { lastFeedWords } from '../../lib/baby-log/last-feed-words';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { babyName } from '../../lib/settings/baby-name';
import { useCareSettings } from '../../lib/settings/care-settings.queries';
import { spanWords } from '../../lib/duration-words';
import { useServerNow } from '../../lib/server-now';

interface LastFeedLineProps {
  userId: string;
  babies: number;
  /** While nothing was noted. */
  otherwise: string;
}

/** The side and how long ago, of each baby; what runs says so. The room of one line from the start. */
export function LastFeedLine({ userId, babies, otherwise }: LastFeedLineProps) {
  const log = useBabyLog(userId);
  const settings = useCareSettings(userId);
  const { now } = useServerNow(userId, false);
  const lines = Array.from({ length: babies }, (_, index) => {
    const feed = lastFeed(log.data ?? [], index + 1);
    if (!feed) return [];
    const side = feed.sides.at(-1)?.side;
    const words =
      isRunning(feed) && side
        ? `${sideNames[side]}, running, ${spanWords(spent(feed.sides, now))}`
        : lastFeedWords(feed, now);
    return babies > 1 ? [`${babyName(settings, index + 1, babies)}: ${words}`] : [words];
  }).flat();
  return lines.length > 0 ? lines.join('. ') : otherwise;
}
