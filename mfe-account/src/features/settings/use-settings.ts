import type { User } from '@nestwell/contracts/account';
import type { HeightUnit } from '@nestwell/domain/units';
import { useProfileAct, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { storedHeightUnit, storeHeightUnit } from './lib/height-unit';
import { changesOf, problemsOf, type SettingsProblems } from './lib/settings-changes';
import { type MeasuredField, type UnitQuestion, unitQuestions } from './lib/unit-questions';
import { edited, type SettingsEdits, type SettingsForm, shownForm } from './lib/settings-form';
import { isSame } from './lib/typed-figure';

export interface Settings {
  user: User;
  form: SettingsForm;
  problems: SettingsProblems;
  /** Figures that only make sense in the other unit; a save waits for the answers. */
  questions: Partial<Record<MeasuredField, UnitQuestion>>;
  confirm: (question: UnitQuestion) => void;
  takeMeant: (question: UnitQuestion) => void;
  /** Weight, height or activity was changed while the screen is open: a new estimate may be offered. */
  hasNewFigures: boolean;
  heightUnit: HeightUnit;
  isEdited: boolean;
  isSaving: boolean;
  edit: (change: Partial<SettingsForm>) => void;
  showHeightIn: (unit: HeightUnit) => void;
  /** Saves the edits; false when one of them cannot be saved as it is. */
  save: () => boolean;
}

/** Edits are kept until they are saved: a failure loses nothing. */
export function useSettings(user: User): Settings {
  const [edits, setEdits] = useState<SettingsEdits>({});
  const [heightUnit, setHeightUnit] = useState(storedHeightUnit);
  const [isAsked, setAsked] = useState(false);
  const [hasNewFigures, setNewFigures] = useState(false);
  const { toast } = useToast();
  const saving = useProfileAct();
  const problems = problemsOf(user, edits, heightUnit);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const questions = unitQuestions(user, edits, confirmed);

  function edit(change: Partial<SettingsForm>): void {
    setEdits((current) => edited(user, current, change, heightUnit));
    if ('currentWeight' in change || 'height' in change || 'activityLevel' in change) setNewFigures(true);
  }

  function showHeightIn(unit: HeightUnit): void {
    setHeightUnit(unit);
    storeHeightUnit(unit);
  }

  function save(): boolean {
    setAsked(true);
    if (Object.keys({ ...problems, ...questions }).length > 0) return false;
    saving.mutate(changesOf(user, edits, heightUnit), { onSuccess: () => finish(edits) });
    return true;
  }

  function finish(saved: SettingsEdits): void {
    setEdits((current) => without(current, saved));
    setAsked(false);
    toast({ title: 'Settings saved', description: 'Your changes are in place everywhere.' });
  }

  return {
    user,
    form: shownForm(user, edits, heightUnit),
    problems: isAsked ? problems : {},
    questions,
    confirm: ({ key }) => setConfirmed((answers) => [...answers, key]),
    takeMeant: (question) => setEdits((current) => ({ ...current, ...question.edit })),
    hasNewFigures,
    heightUnit,
    isEdited: Object.keys(edits).length > 0,
    isSaving: saving.isPending,
    edit,
    showHeightIn,
    save,
  };
}

/** What she changed again while it was being saved is still to be saved. */
function without(edits: SettingsEdits, saved: SettingsEdits): SettingsEdits {
  const isUnsaved = ([field, value]: [string, unknown]) =>
    !isSame(saved[field as keyof SettingsEdits], value);
  return Object.fromEntries(Object.entries(edits).filter(isUnsaved));
}
