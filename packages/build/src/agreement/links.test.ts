import { linksIn } from './links';

it('finds the paths that links, navigations and constants name', () => {
  expect(
    linksIn([
      "<Link to='/wellness?tab=support' />; navigate('/settings#health-status');",
      'const PLANS = "/nutrition/"; <Link to={`/nutrition/meal-plan/${plan.id}`} />;',
    ]),
  ).toEqual(['/nutrition', '/nutrition/meal-plan/:', '/settings', '/wellness']);
});

it('takes neither calls nor imports nor the declaration of a page for a link', () => {
  expect(
    linksIn([
      "import { a } from '/somewhere'; fetch('/api/users'); const page = { path: '/tea' }; '/ or'; 'a/b';",
    ]),
  ).toEqual([]);
});
