import { askedHowOften } from './options';
import type { Questionnaire } from './questionnaire';

export const phq9: Questionnaire = {
  name: 'PHQ-9',
  about: 'Mood',
  loinc: '44261-6',
  lead: 'Over the last two weeks, how often have you been bothered by',
  questions: askedHowOften([
    'little interest or pleasure in doing things?',
    'feeling down, depressed or hopeless?',
    'trouble falling or staying asleep, or sleeping too much?',
    'feeling tired or having little energy?',
    'poor appetite or overeating?',
    'feeling bad about yourself, or that you are a failure or have let yourself or your family down?',
    'trouble concentrating on things, such as reading or watching television?',
    'moving or speaking so slowly that other people could have noticed? Or the opposite, being so fidgety or restless that you have been moving around a lot more than usual?',
    'thoughts that you would be better off dead, or of hurting yourself in some way?',
  ]),
  bands: [
    { from: 0, step: 'again' },
    { from: 5, step: 'appointment' },
    { from: 10, step: 'week' },
    { from: 15, step: 'today' },
    { from: 20, step: 'now' },
  ],
  most: 27,
  helpAt: 8,
  source: 'PHQ-9, Kroenke, Spitzer and Williams 2001; NICE CG192',
  checkedOn: '2026-11-22',
};
