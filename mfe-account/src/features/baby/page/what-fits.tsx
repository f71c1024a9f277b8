import type { BabyPage, User } from '@nestwell/contracts/account';
import { suits } from '@nestwell/domain/food-fit';
import { Link } from '@nestwell/remote-kit/router';
import { ChevronRight, Dumbbell, EggWell, Salad, type Shell } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './baby-page.module.css';
import type { Place } from './place';

/** An exercise, and a recipe where one suits the member. A cached page may be older than the saved allergies. */
export function WhatFits({ page, place, user }: { page: BabyPage; place: Place; user: User }) {
  const recipe = page.fittingRecipe;
  return (
    <section className={css.fits} aria-label={`For this ${place.kind}`}>
      {recipe && suits(user, recipe) && (
        <Way
          to={`/nutrition?view=recipe&id=${encodeURIComponent(recipe.id)}`}
          kind="Recipe"
          name={recipe.name}
          shell="russet"
          icon={<Salad aria-hidden="true" />}
        />
      )}
      <Way
        to={`/fitness?exercise=${encodeURIComponent(page.exercise)}`}
        kind="Exercise"
        name={page.exercise}
        note={`${place.kind === 'month' ? 'Once you are cleared. ' : ''}Stop if anything hurts`}
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
