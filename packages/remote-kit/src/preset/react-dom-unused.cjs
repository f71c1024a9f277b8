/**
 * What React DOM can do that nothing here asks of it. A module that asks for it is told so: its names are not lent
 * (`agreement/lent-names.ts`), and such an element fails in its slot, as one of no kind does.
 */
module.exports = {
  /**
   * Kinds of elements by the tags of their fibers: lists of suspended parts, what a component hoists into the head, the
   * document's own three elements, view transitions and activities.
   */
  tags: new Set(['19', '26', '27', '30', '31']),
  /** The words by which such an element is made. */
  kinds: /^REACT_(SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION|ACTIVITY)_TYPE$/,
  /** Hooks of actions and of a compiler, what asks a browser for files, and what resets a form after an action. */
  offers: /^(use(FormState|ActionState|Optimistic|HostTransitionStatus|MemoCache|CacheRefresh)|[DCLmXSMr])$/,
  /**
   * Statements of their own: what a ref of a fragment and a part of a view transition can do, the search for a component's
   * element, which React offers no more, what hydrates a part by name, and tools that look into a page of a production
   * build.
   */
  statements:
    /^((FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = |ReactDOMSharedInternals\.findDOMNode = |ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = |if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\))/,
  /** What is true for view transitions alone. */
  neverTrue: new Set(['shouldStartViewTransition']),
  /**
   * What is done for those kinds alone, waits for their sheets and pictures, or is an action's of a form; and what names
   * components in an error, which nobody here reads.
   */
  functions: {
    trackEnterViewTransitions: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restoreViewTransitionName: '',
    startViewTransition: '',
    scheduleViewTransitionEvent: '',
    commitNewChildToFragmentInstance: '',
    deleteChildFromFragmentInstance: '',
    commitFragmentInstanceInsertionEffects: '',
    addFragmentHandleToFiber: '',
    FragmentInstance: 'throw Error("a fragment takes no ref here");',
    queueTransitionTypes: '',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'return null;',
    attemptExplicitHydrationTarget: '',
    // It also notes, for actions alone, that what a form's own handler began as a transition is under way.
    startHostTransition: 'if (action !== null) throw Error("a form takes no action here");',
    TransitionAwareHostComponent: '',
    recursivelyResetForms: '',
    defaultOnDefaultTransitionIndicator: '',
    getStackByFiberInDevAndProd: 'return "";',
    getComponentNameFromType: 'return null;',
  },
};
