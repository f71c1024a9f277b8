import type { MemberState, PregnancyStage } from '@nestwell/contracts/account/server';
import { earlyBirthOf, type Gestation, monthsSince, pregnancyWeekOf } from '@nestwell/domain/ages';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { stageOfWeek } from '@nestwell/domain/stages';

export type QuietState = Extract<MemberState, 'paused' | 'loss'>;

/** What is kept of her stage. */
export interface StageFacts {
  isPregnant: boolean;
  quiet: QuietState | null;
  /** False of who began paused and has said nothing else since: nothing came before it that could hurt. */
  hadStage: boolean;
  lossOn: LocalDate | null;
  dueDate: LocalDate | null;
  /** She named the due date herself, and not only the week. */
  isDueDateExact: boolean;
  babyBornOn: LocalDate | null;
  /** She named the day of birth herself, and not only the months since. */
  isBirthDateExact: boolean;
}

/** What follows from the facts on one day of hers. */
export interface StageFigures {
  state: MemberState;
  isPregnant: boolean;
  pregnancyPaused: boolean;
  pregnancyWeek: number | null;
  pregnancyStage: PregnancyStage | null;
  monthsPostpartum: number | null;
  dueDate: LocalDate | null;
  isDueDateExact: boolean;
  babyBornOn: LocalDate | null;
  isBirthDateExact: boolean;
  bornEarlyAt: Gestation | null;
  recoveringSince: LocalDate | null;
  opensQuietRoom: boolean;
}

/** Whole, so that what is begun with it only says something else: of what is added V8 makes a kind of its own each time. */
const NOTHING_COUNTED: StageFigures = {
  state: 'postpartum',
  isPregnant: false,
  pregnancyPaused: false,
  pregnancyWeek: null,
  pregnancyStage: null,
  monthsPostpartum: null,
  dueDate: null,
  isDueDateExact: false,
  babyBornOn: null,
  isBirthDateExact: false,
  bornEarlyAt: null,
  recoveringSince: null,
  opensQuietRoom: false,
};

/** Whether the community opens in its quiet room: after a loss, and in a pause after another stage. */
export const opensQuietRoom = ({ quiet, hadStage }: Pick<StageFacts, 'quiet' | 'hadStage'>): boolean =>
  quiet === 'loss' || (quiet === 'paused' && hadStage);

export function stageOn(facts: StageFacts, today: LocalDate): StageFigures {
  if (facts.quiet !== null) return quietStage(facts, facts.quiet);
  return facts.isPregnant ? pregnantOn(facts, today) : afterBirthOn(facts, today);
}

/** While quiet nothing that counts a pregnancy or a baby leaves the server, so that no screen can show it by mistake. */
function quietStage(facts: StageFacts, state: QuietState): StageFigures {
  const { isPregnant, lossOn, babyBornOn } = facts;
  const isLoss = state === 'loss';
  const bornOn = isPregnant ? null : babyBornOn;
  return {
    ...NOTHING_COUNTED,
    state,
    isPregnant: isPregnant && !isLoss,
    pregnancyPaused: true,
    recoveringSince: isLoss ? lossOn : bornOn,
    opensQuietRoom: opensQuietRoom(facts),
  };
}

function pregnantOn({ dueDate, isDueDateExact }: StageFacts, today: LocalDate): StageFigures {
  const pregnant: StageFigures = { ...NOTHING_COUNTED, state: 'pregnant', isPregnant: true };
  if (dueDate === null) return pregnant;
  const pregnancyWeek = pregnancyWeekOf(dueDate, today);
  return { ...pregnant, dueDate, isDueDateExact, pregnancyWeek, pregnancyStage: stageOfWeek(pregnancyWeek) };
}

function afterBirthOn(facts: StageFacts, today: LocalDate): StageFigures {
  const { babyBornOn, isBirthDateExact } = facts;
  return {
    ...NOTHING_COUNTED,
    pregnancyStage: 'postpartum',
    monthsPostpartum: babyBornOn === null ? null : monthsSince(babyBornOn, today),
    babyBornOn,
    isBirthDateExact,
    bornEarlyAt: earlyBirthOf(facts),
  };
}
