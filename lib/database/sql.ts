/** What runs SQL: a Prisma transaction or, outside of one, the client. */
export type Sql = {
  $queryRaw<T>(
    query: TemplateStringsArray,
    ...values: unknown[]
  ): PromiseLike<T>;
  $executeRaw(
    query: TemplateStringsArray,
    ...values: unknown[]
  ): PromiseLike<number>;
};
