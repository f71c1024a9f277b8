import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { timeAgo } from '@nestwell/domain/device-time';
import { isRunning, type BabyKind } from '@nestwell/domain/feeding';
import { useMember } from '@nestwell/remote-kit';
import { Droplet, Milk, Moon } from '@nestwell/ui';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { noteWords } from '../../lib/baby-log/note-words';
import { diaperTitle, useDiaperWord } from '../../lib/diaper-word';
import { spanWords } from '../../lib/duration-words';
import type { CareOffer } from '../../lib/offer';
import { useServerNow } from '../../lib/server-now';
import { babyName } from '../../lib/settings/baby-name';
import { useCareSettings } from '../../lib/settings/care-settings.queries';
import { hasBaby } from '../../lib/whom-for';

const ofBaby = { group: 'baby', isFor: hasBaby } as const;

/** What is noted beside the breast, each by its own tab; the feed itself stands above all rows. */
export const feedingOffers: readonly CareOffer[] = [
  {
    ...ofBaby,
    isFor: (her) => hasBaby(her) && !her.isBreastfeeding,
    to: '/care/feeding?tab=bottle',
    title: 'Bottle',
    shell: 'heather',
    Icon: Milk,
    About: () => <LastOf kinds={['bottle']} otherwise="Amount, how to make it" />,
  },
  {
    ...ofBaby,
    isFor: (her) => hasBaby(her) && her.isBreastfeeding,
    to: '/care/feeding?tab=bottle',
    title: 'Bottle or pump',
    shell: 'heather',
    Icon: Milk,
    About: () => <LastOf kinds={['bottle', 'pump']} otherwise="Amount, supplement" />,
  },
  {
    ...ofBaby,
    to: '/care/feeding?tab=nappy',
    title: 'Diaper',
    Title: () => diaperTitle[useDiaperWord()],
    shell: 'duck',
    Icon: Droplet,
    About: () => <LastOf kinds={['nappy']} otherwise="Wet, dirty" />,
  },
  {
    ...ofBaby,
    to: '/care/feeding?tab=sleep',
    title: 'Sleep',
    shell: 'dusk',
    Icon: Moon,
    About: () => <LastOf kinds={['sleep']} otherwise="Asleep, awake" />,
  },
];

interface LastOfProps {
  kinds: readonly BabyKind[];
  /** While none was noted in two days. */
  otherwise: string;
}

/** The last note of these kinds, and whose it is where there are several babies. */
function LastOf({ kinds, otherwise }: LastOfProps) {
  const { id, babies, units } = useMember();
  const diaper = useDiaperWord();
  const { data: notes = [] } = useBabyLog(id);
  const settings = useCareSettings(id);
  const { now } = useServerNow(id, false);
  const [last] = notes
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt));
  if (!last) return otherwise;
  const whose = babies > 1 && last.baby !== null ? `${babyName(settings, last.baby, babies)}: ` : '';
  return `${whose}${saidOf(last)}`;

  function saidOf(note: BabyNoteAnswer): string {
    const since = now.getTime() - Date.parse(note.startedAt);
    if (note.kind === 'sleep' && isRunning(note)) return `Asleep ${spanWords(Math.max(0, since))}`;
    const { title, meta } = noteWords(note, units, now, diaper);
    const what = note.kind === 'sleep' && meta ? `${title}, ${meta}` : title;
    return `${what}, ${timeAgo(new Date(note.endedAt ?? note.startedAt), now)}`;
  }
}
