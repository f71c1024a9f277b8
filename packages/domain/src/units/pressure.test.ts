import { meantPressures } from './pressure';

const meant = (upper: number, lower: number) =>
  meantPressures({ upper, lower }).map((one) => `${one.unit} ${one.upper}/${one.lower}`);

it('asks which unit a figure is of that no reading in mmHg has', () => {
  expect(meant(16, 11)).toEqual(['kPa 120/83', 'cmHg 160/110']);
  expect(meant(12, 8)).toEqual(['kPa 90/60', 'cmHg 120/80']);
  expect(meant(16.5, 10.8)).toEqual(['kPa 124/81', 'cmHg 165/108']);
});

it('asks about each reading that is typed in another unit, and about none that is not: the walk', () => {
  const readings = Array.from({ length: 14 }, (_, at) => 80 + at * 10).flatMap((upper) =>
    [40, 50, 60, 70, 80, 90, 100, 110, 120]
      .filter((lower) => lower < upper)
      .map((lower) => ({ upper, lower })),
  );
  const typedIn = {
    kPa: (mmHg: number) => Math.round(mmHg / 0.750_062) / 10,
    cmHg: (mmHg: number) => mmHg / 10,
  };
  const wrong = readings.filter(
    ({ upper, lower }) =>
      meant(upper, lower).length > 0 ||
      Object.entries(typedIn).some(
        ([unit, turn]) =>
          !meantPressures({ upper: turn(upper), lower: turn(lower) }).some(
            (one) =>
              one.unit === unit && Math.abs(one.upper - upper) <= 1 && Math.abs(one.lower - lower) <= 1,
          ),
      ),
  );

  expect(readings.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('asks about nothing that cannot be a reading', () => {
  expect([meant(5, 3), meant(11, 16), meant(120, 8), meant(41, 20)]).toEqual([[], [], [], []]);
});
