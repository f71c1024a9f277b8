import { UnderWay } from './under-way';

it('tells that nothing is under way once all that began is over, however often that is said', () => {
  const atRest = jest.fn();
  const underWay = new UnderWay(atRest);
  const [longer, shorter] = [underWay.begin(), underWay.begin()];

  shorter();
  shorter();
  expect(atRest).not.toHaveBeenCalled();

  longer();
  longer();
  expect(atRest).toHaveBeenCalledTimes(1);
});

it('tells it again after what began anew', () => {
  const atRest = jest.fn();
  const underWay = new UnderWay(atRest);

  underWay.begin()();
  underWay.begin()();

  expect(atRest).toHaveBeenCalledTimes(2);
});
