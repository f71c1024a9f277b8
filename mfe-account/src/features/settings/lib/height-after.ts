import type { User } from '@nestwell/contracts/account';
import { centimetresOf } from '@nestwell/domain/units';
import { figureOf } from '../../../lib/figure-of';
import type { SettingsEdits } from './settings-form';

/** Her height in centimetres once what she typed is saved; null while it is not known. */
export function heightAfter(user: User, { height }: SettingsEdits): number | null {
  const typed = height ? centimetresOf(figureOf(height.typed), height.unit) : Number.NaN;
  return Number.isNaN(typed) ? user.height : typed;
}
