import { wordsOf } from './dev-words';

it('tells modules from the site, wherever it stands', () => {
  expect(wordsOf(['tea', '--site', 'https://staging.example/home?x=1', 'sleep'])).toEqual({
    names: ['tea', 'sleep'],
    site: 'https://staging.example',
  });
  expect(wordsOf(['tea'])).toEqual({ names: ['tea'] });
});

it.each([[[]], [['localhost:3000']], [['staging']]])('refuses a site that is no address: %s', (address) => {
  expect(() => wordsOf(['tea', '--site', ...address])).toThrow('--site needs the address of a running site');
});
