/** Names, addresses and remarks are the same to people however they are spaced and capitalised. */
export const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
