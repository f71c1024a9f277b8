import { And, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Span } from '../../platform/time/span';

const EARLIEST = new Date('1900-01-01T00:00:00Z');
const LATEST = new Date('2200-01-01T00:00:00Z');

/** The condition on a moment that lies in a span. */
export const during = ({ from = EARLIEST, until = LATEST }: Span) =>
  And(MoreThanOrEqual(from), LessThan(until));
