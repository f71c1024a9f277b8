import type { CareQuestion } from '@nestwell/contracts/care';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

/** A day on which she asked something. */
export interface VisitDay {
  date: LocalDate;
  questions: readonly CareQuestion[];
}

export interface Sorted {
  /** What is to be asked, then what was asked today: done goes to the end. */
  current: readonly CareQuestion[];
  /** The newest first. */
  earlier: readonly VisitDay[];
}

const askedOn = ({ askedAt }: CareQuestion): LocalDate | null => askedAt && deviceDate(new Date(askedAt));

export function sortedByVisit(questions: readonly CareQuestion[], today: LocalDate): Sorted {
  const open = questions.filter(({ askedAt }) => askedAt === null);
  const asked = questions.filter(({ askedAt }) => askedAt !== null);
  const days = [...new Set(asked.map(askedOn))].filter((day) => day !== null && day < today) as LocalDate[];
  return {
    current: [...open, ...asked.filter((question) => (askedOn(question) ?? '') >= today)],
    earlier: days
      .sort()
      .reverse()
      .map((date) => ({ date, questions: asked.filter((question) => askedOn(question) === date) })),
  };
}

/** The visit at which an open question was not asked, though it was written by then. */
export function carriedOverFrom(question: CareQuestion, earlier: readonly VisitDay[]): LocalDate | undefined {
  const last = earlier[0]?.date;
  const isOpen = question.askedAt === null;
  return isOpen && last && deviceDate(new Date(question.writtenAt)) <= last ? last : undefined;
}
