import { daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';
import { scaleLinear } from 'd3-scale';
import type { Stretch } from '../trends/spans';

/** The area inside the axes. */
export interface Plot {
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const RIGHT = 6;
const TOP = 30;

export const plotOf = (width: number, left: number, bottom: number, right = RIGHT): Plot => ({
  width,
  left,
  right: width - right,
  top: TOP,
  bottom,
});

/** The middle of a column. */
export const columnOf = ({ left, right }: Plot, index: number, count: number): number =>
  left + ((index + 0.5) * (right - left)) / count;

/** Where a day begins. */
export const dayOf = ({ left, right }: Plot, { from, to }: Stretch, date: LocalDate): number =>
  left + (daysBetween(from, date) * (right - left)) / (daysBetween(from, to) + 1);

const TICKS = 4;

/** Values as heights, with round figures at both ends. */
export const heightsOf = ({ top, bottom }: Plot, low: number, high: number) =>
  scaleLinear().domain([low, high]).nice(TICKS).range([bottom, top]);

export const ticksOf = (heights: ReturnType<typeof heightsOf>): number[] => heights.ticks(TICKS);
