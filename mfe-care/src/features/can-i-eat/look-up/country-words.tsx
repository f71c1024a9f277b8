import { crisisRegions, sourceWords } from '@nestwell/remote-kit';
import type { CountryAdvice } from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';
import { regionalWords } from '@nestwell/safety/signs';
import * as css from '../can-i-eat.module.css';

const nameOf = (country: Country) => crisisRegions.find((one) => one.country === country)?.region;

interface CountryWordsProps {
  all: readonly CountryAdvice[];
  /** Why this one stands here. */
  aside?: string;
}

/** What the authority of each country says, and when that was read. */
export function CountryWords({ all, aside }: CountryWordsProps) {
  return (
    <dl className={css.countries}>
      {all.map(({ country, words, ...evidence }) => (
        <div key={country}>
          <dt>
            {nameOf(country)}
            {aside && `, ${aside}`}
          </dt>
          <dd>
            {regionalWords(words, country)} <span className={css.source}>{sourceWords(evidence)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
