import { aMeal } from '../../../../testing/a-meal';
import { totalsOf } from './day-totals';

it('adds up what is known, and says on how many foods it rests', () => {
  const totals = totalsOf([
    aMeal({
      calories: 300,
      protein: 10,
      micronutrients: { iron: 3, folate: 100 },
    }),
    aMeal({ calories: 200, protein: null, micronutrients: { iron: 1.5 } }),
    aMeal({ calories: 100, protein: 5, micronutrients: {} }),
  ]);

  expect(totals).toMatchObject({ foods: 3, calories: 600, known: 2 });
  expect(totals.macronutrients.protein).toEqual({ amount: 15, of: 2 });
  expect(totals.micronutrients.iron).toEqual({ amount: 4.5, of: 2 });
  expect(totals.micronutrients.folate).toEqual({ amount: 100, of: 1 });
  expect(totals.micronutrients.iodine).toEqual({ amount: 0, of: 0 });
});
