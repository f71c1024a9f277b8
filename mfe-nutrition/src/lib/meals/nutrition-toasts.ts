import { HttpError, type ToastMessage } from '@nestwell/remote-kit';

const BODY_LENGTH = 100;

/** How logging went, in the words of the Nutrition screens. */
export const loggedToast: ToastMessage = {
  title: 'Meal logged successfully!',
  description: "Your meal has been added to today's nutrition tracking.",
};

export const notLoggedToast = (failure: unknown): ToastMessage => ({
  title: 'Error logging meal',
  description: reasonOf(failure),
  tone: 'alert',
});

function reasonOf(failure: unknown): string {
  if (failure instanceof HttpError) {
    // Its message is the status, a colon, a space and the body.
    const body = failure.message.slice(`${failure.status}: `.length);
    return `Failed to create meal: ${failure.status} ${body.slice(0, BODY_LENGTH)}`;
  }
  return failure instanceof SyntaxError ? 'Server returned invalid JSON response' : 'Please try again.';
}
