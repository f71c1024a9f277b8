import { useLacksPlan, useMember, useShowsFigures } from '@nestwell/remote-kit';
import { useMoodQuestionnaire } from '../../features/mood/mood.queries';
import { useCountRule } from '../../features/movements/use-movements';
import { knowsThem } from '../../features/movements/knows-them';
import { useScale } from '../../features/recovery/temperature';
import { babyName } from '../../lib/settings/baby-name';
import { useCareSettings } from '../../lib/settings/care-settings.queries';
import { hasBaby, isExpecting } from '../../lib/whom-for';
import type { PartContent, PartId, ReportPart } from './part';
import { babyPart } from './parts/baby-part';
import { bodyPart } from './parts/body-part';
import { foodPart, weightPart } from './parts/days-parts';
import { medicinesPart } from './parts/medicines-part';
import { mindPart } from './parts/mind-part';
import { contractionsPart, movementsPart } from './parts/movements-part';
import { pressurePart, symptomsPart } from './parts/pressure-parts';
import { questionsPart } from './parts/questions-part';
import type { Range } from './range';
import { useReads } from './report.queries';

interface Read<Data> {
  data: Data | undefined;
  isError: boolean;
}

/** What may be missing: 'closed' where it comes with a plan only, null where it could not be read. */
const whatThereIs = <Data>(
  { data, isError }: Read<Data>,
  isClosed: boolean,
): Read<Data | 'closed' | null> => ({
  data: isClosed ? 'closed' : (data ?? (isError ? null : undefined)),
  isError: false,
});

/** What could not be read is said on the page, never left out. */
function contentOf<Data>(read: Read<Data>, make: (data: Data) => PartContent): ReportPart['content'] {
  if (read.data !== undefined) return make(read.data);
  return read.isError ? 'unread' : null;
}

/** The parts that are hers in the state she is in, in the order of the page; that of her mind stands apart, last. */
export function useReportParts(range: Range, withMind: boolean): ReportPart[] {
  const her = useMember();
  const { questions, readings, log, medicines, doses, recovery, trends, diary, checks } = useReads(
    range,
    withMind,
  );
  const { target } = useCountRule();
  const scale = useScale();
  const known = useMoodQuestionnaire();
  const settings = useCareSettings(her.id);
  const showsFigures = useShowsFigures();
  const lacksPlan = useLacksPlan();
  const part = (id: PartId, title: string, isUsual: boolean, content: ReportPart['content']): ReportPart => ({
    id,
    title,
    isUsual,
    content,
  });
  const both = <One, Other>(one: Read<One>, other: Read<Other>): Read<[One, Other]> => ({
    data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
    isError: one.isError || other.isError,
  });
  return [
    part('questions', 'Questions', true, contentOf(questions, questionsPart)),
    part('pressure', 'Blood pressure', true, contentOf(readings, pressurePart)),
    ...(knowsThem(her)
      ? [
          part(
            'movements',
            'Movements',
            true,
            contentOf(log, (rows) => movementsPart(rows, target, range)),
          ),
        ]
      : []),
    part(
      'medicines',
      'Medicines',
      true,
      contentOf(both(medicines, doses), ([all, answered]) => medicinesPart(all, answered, range, new Date())),
    ),
    part('symptoms', 'Symptoms', true, contentOf(readings, symptomsPart)),
    ...(isExpecting(her)
      ? [part('contractions', 'Contractions', false, contentOf(log, contractionsPart))]
      : [
          part(
            'body',
            'Your body',
            true,
            contentOf(recovery, (rows) => bodyPart(rows, scale)),
          ),
        ]),
    ...(hasBaby(her)
      ? [
          part(
            'baby',
            'Feeds and diapers',
            false,
            contentOf(log, (rows) => babyPart(rows, (baby) => babyName(settings, baby, her.babies), range)),
          ),
        ]
      : []),
    ...(showsFigures && !lacksPlan
      ? [
          part(
            'weight',
            'Weight',
            false,
            contentOf(trends, (days) => weightPart(days, her.units)),
          ),
        ]
      : []),
    ...(lacksPlan
      ? []
      : [
          part(
            'food',
            'Food, water and sleep',
            false,
            contentOf(both(trends, diary), ([days, meals]) => foodPart(days, meals, showsFigures)),
          ),
        ]),
    part(
      'mind',
      'Mental health',
      false,
      contentOf(both(checks, whatThereIs(trends, lacksPlan)), ([all, days]) =>
        mindPart(all, known, range, days),
      ),
    ),
  ];
}
