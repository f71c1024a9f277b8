/**
 * What remotes borrow from the shell. A shared package that the shell itself does not import is not emitted, and a
 * remote that asks for it would fail: so each is named here, with all its exports.
 */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as ui from '@nestwell/ui';
import * as remoteKit from '@nestwell/remote-kit';
import * as router from '@nestwell/remote-kit/router';

export const shared = [react, jsxRuntime, reactDom, ui, remoteKit, router];
