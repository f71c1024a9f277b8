import { useState } from 'react';
import { ChipRow, FilterChip, getTheme, Row, setTheme, type Theme } from '../index';
import { ActionsShow } from './actions-show';
import { ChoicesShow } from './choices-show';
import { FieldsShow } from './fields-show';
import { FiguresShow } from './figures-show';
import { LayersShow } from './layers-show';
import { ListsShow } from './lists-show';
import { MessagesShow } from './messages-show';
import { NavigationShow } from './navigation-show';
import './kit.css';

/** Every component in its states, in the theme chosen at the top. */
export function KitPage() {
  return (
    <main className="kit-page">
      <Row between wrap className="kit-wide">
        <h1 tabIndex={-1}>Components</h1>
        <ThemeChips />
      </Row>
      <ActionsShow />
      <FiguresShow />
      <NavigationShow />
      <ChoicesShow />
      <FieldsShow />
      <MessagesShow />
      <ListsShow />
      <LayersShow />
    </main>
  );
}

const THEMES: readonly Theme[] = ['day', 'night', 'auto'];

function ThemeChips() {
  const [theme, setShown] = useState(getTheme);
  return (
    <ChipRow label="Theme">
      {THEMES.map((one) => (
        <FilterChip
          key={one}
          pressed={one === theme}
          onPressedChange={() => {
            setTheme(one);
            setShown(one);
          }}
        >
          {one}
        </FilterChip>
      ))}
    </ChipRow>
  );
}
