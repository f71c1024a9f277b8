import type { BabyPage } from '@nestwell/contracts/account';
import { Link } from '@nestwell/remote-kit/router';
import { ChevronRight, Dumbbell, EggWell, Salad, type Shell } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './baby-page.module.css';
import { type Place, stageOfPlace } from './place';

/** An exercise and a recipe of the product. */
export function WhatFits({ page, place }: { page: BabyPage; place: Place }) {
  const stage = stageOfPlace(place);
  const recipes = stage === 'postpartum' ? '/nutrition' : `/nutrition?tab=${stage}`;
  return (
    <section className={css.fits} aria-label={`For this ${place.kind}`}>
      <Way to={recipes} kind="Recipe" name={page.recipe} shell="russet" icon={<Salad aria-hidden="true" />} />
      <Way
        to="/fitness"
        kind="Exercise"
        name={page.exercise}
        note="Once you are cleared. Stop if anything hurts"
        shell="heather"
        icon={<Dumbbell aria-hidden="true" />}
      />
    </section>
  );
}

interface WayProps {
  to: string;
  kind: string;
  name: string;
  note?: string;
  shell: Shell;
  icon: ReactNode;
}

function Way({ to, kind, name, note, shell, icon }: WayProps) {
  return (
    <Link to={to} className={css.way}>
      <EggWell shell={shell}>{icon}</EggWell>
      <span>
        <span className={css.small}>{kind}</span> <b>{name}</b>
        {note && <span className={css.small}>{note}</span>}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
