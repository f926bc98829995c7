/** What a buyer chooses from; "" is a value to fill in. */
export type Choice = {
  name: string;
  values: readonly { value: string; price: number | null }[];
};

export const isPriced = ({ values }: Choice): boolean =>
  values.some(({ price }) => price !== null);
