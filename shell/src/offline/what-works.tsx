import type { NavIcon } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Card, ChevronRight, EggWell, List, type Shell } from '@nestwell/ui';
import { navIcons } from '../nav/nav-icons';
import { useHers } from '../remotes/hers';
import * as css from './what-works.module.css';

const HOME = { label: 'Home', about: 'As you last saw it', icon: 'home' };
const SHELLS: readonly Shell[] = ['straw', 'moss', 'dusk', 'heather', 'russet', 'duck'];

/** What modules say of themselves: links that lead somewhere without a connection. */
export function WhatWorks() {
  const lines = useHers().offline.flatMap(({ page, at, line }) =>
    line ? [{ to: at === undefined ? page : `${page}?${at}`, ...line }] : [],
  );
  return (
    <section aria-labelledby="what-works">
      <h2 id="what-works">What works now</h2>
      <Card className={css.card}>
        <List>
          {[{ to: '/', ...HOME }, ...lines].map(({ to, label, about, icon }, index) => (
            <li key={to}>
              <Link to={to} className={css.row}>
                <EggWell shell={SHELLS[index % SHELLS.length]}>{navIcons[icon as NavIcon]}</EggWell>
                <span className={css.words}>
                  <b>{label}</b>
                  <small>{about}</small>
                </span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </List>
      </Card>
    </section>
  );
}
