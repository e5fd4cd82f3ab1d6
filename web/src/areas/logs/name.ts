/** The specification's name of what is a screen in AGORA, and a dialog of File Management in ALAGA MD. */
export const REQUEST_LOGS = 'Medgate and TelAventus Request Logs';
