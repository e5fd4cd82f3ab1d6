/** The name in the specification, for the screen in AGORA and the dialog of File Management in ALAGA MD. */
export const REQUEST_LOGS = 'Medgate and TelAventus Request Logs';
