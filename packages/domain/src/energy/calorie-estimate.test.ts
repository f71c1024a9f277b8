import { calorieEstimate } from './calorie-estimate';

describe('the calorie estimate', () => {
  it.each([
    ['sedentary', 1787],
    ['light', 2048],
    ['moderate', 2309],
    ['active', 2569],
  ] as const)('without weight or height takes 70 kg and 165 cm: %s', (activityLevel, expected) => {
    expect(calorieEstimate({ weight: null, height: null, activityLevel })).toBe(expected);
  });

  it('converts pounds and takes centimetres as they are', () => {
    // 160 lb = 72.574779 kg: 655.1 + 694.03 + 310.8 - 140.28 = 1519.65, times 1.55
    expect(calorieEstimate({ weight: 160, height: 168, activityLevel: 'moderate' })).toBe(2355);
  });
});
