/**
 * How many queries of component and browser tests find things as people do who use them: by role or by label, of all
 * queries by role, label, text, placeholder, title, alternative text, shown value, test id or CSS: at least 90 %.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, repository, sourceFiles } from '../repository.mjs';

const AT_LEAST = 0.9;

const TEST = /\.test\.tsx?$|^packages\/e2e\/src\//;
const BY = String.raw`\b(?:get|getAll|query|queryAll|find|findAll)By`;
const AS_PEOPLE_DO = new RegExp(String.raw`${BY}(?:Role|Label|LabelText)\(`, 'g');
const OTHERWISE = new RegExp(
  String.raw`${BY}(?:Text|Placeholder|PlaceholderText|Title|AltText|DisplayValue|TestId)\(|\.locator\(|\.querySelector(?:All)?\(|\.getElementsBy\w+\(|\.getElementById\(`,
  'g',
);

const counts = sourceFiles()
  .filter((path) => TEST.test(path))
  .map((path) => {
    const text = readFileSync(join(repository, path), 'utf8');
    return {
      path,
      good: text.match(AS_PEOPLE_DO)?.length ?? 0,
      others: text.match(OTHERWISE)?.length ?? 0,
    };
  });
const sum = (field) => counts.reduce((total, count) => total + count[field], 0);
const share = sum('good') / (sum('good') + sum('others'));
const said = `${(share * 100).toFixed(1)} % of ${sum('good') + sum('others')} queries are by role or label`;
const most = counts.sort((one, other) => other.others - one.others).slice(0, 5);

conclude(
  share >= AT_LEAST
    ? []
    : [
        `${said}, at least ${AT_LEAST * 100} % wanted; most others: ${most.map(({ path }) => path).join(', ')}`,
      ],
  said,
);
