export const CONTRACT_PATH = '/contract';
