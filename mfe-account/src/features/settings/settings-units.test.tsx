import { heightUnits, shownHeight, shownWeight, unitSystems, weightUnit } from '@nestwell/domain/units';
import { screen } from '@testing-library/react';
import { leila, showSettings } from './testing/show-settings';

const WEIGHT = 148;
const HEIGHT = 165;
const other = { us: 'metric', metric: 'us' } as const;
/** Of every unit that a field on the screen can have: its own figures, and those of the other unit. */
const FIGURES: Readonly<Record<string, { right: string; mixedUp: string }>> = {
  ...Object.fromEntries(
    unitSystems.map((units) => [
      weightUnit[units],
      { right: String(shownWeight(WEIGHT, units)), mixedUp: String(shownWeight(WEIGHT, other[units])) },
    ]),
  ),
  cm: { right: String(HEIGHT), mixedUp: String(shownHeight(HEIGHT, 'in')) },
  ft: { right: '5', mixedUp: String(HEIGHT) },
  in: { right: '5', mixedUp: String(HEIGHT) },
};
const UNITS = new RegExp(`(?:^|\\s)(${Object.keys(FIGURES).join('|')})$`);

/** The fields whose description ends with a unit, whatever they are called. */
const measured = () => screen.getAllByRole('textbox', { description: UNITS });
const unitOf = (field: HTMLElement) => UNITS.exec(describedBy(field))?.[1] ?? '';
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

beforeEach(() => localStorage.clear());

describe.each(unitSystems.flatMap((units) => heightUnits.map((height) => [units, height] as const)))(
  'in %s units and a height in %s',
  (units, height) => {
    it('every field with a unit takes its own figure, and asks about one of the other unit', async () => {
      const member = { ...leila, units, currentWeight: WEIGHT, healthyWeightGoal: WEIGHT, height: HEIGHT };
      const { user } = showSettings({ member });
      if (height === 'in') await user.click(screen.getByRole('button', { name: 'ft, in' }));

      expect(measured()).toHaveLength(height === 'in' ? 4 : 3);
      for (const { name } of measured().map((field) => ({ name: field.id }))) {
        const field = () => document.getElementById(name) as HTMLInputElement;
        const { right, mixedUp } = FIGURES[unitOf(field())] ?? { right: '', mixedUp: '' };
        // Feet stand empty while all inches are typed at once.
        const shown = field().value;
        await user.clear(field());
        await user.type(field(), right);
        expect(screen.queryByRole('button', { name: /^No, / })).not.toBeInTheDocument();

        if (unitOf(field()) === 'in') continue;
        const inches = screen.queryByRole('textbox', { name: 'Height, inches' });
        if (unitOf(field()) === 'ft' && inches) await user.clear(inches);
        await user.clear(field());
        await user.type(field(), mixedUp);
        expect(screen.getByRole('button', { name: /^No, / })).toBeVisible();
        await user.clear(field());
        await user.type(field(), shown);
      }
    });
  },
);
