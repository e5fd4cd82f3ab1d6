import { OverlayToaster } from '@blueprintjs/core';

export const newToaster = () => OverlayToaster.create({ position: 'top' });
