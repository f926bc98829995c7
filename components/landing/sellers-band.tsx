const star = "M12 2.500l2.900 6.200 6.700.8-5 4.600 1.400 6.700-6-3.400-6 3.400 1.400-6.700-5-4.600 6.700-.8z";

export function SellersBand() {
  return (
    <section aria-labelledby="sellers-title" className="border-line border-y bg-kraft/45">
      <div className="mx-auto flex max-w-6xl flex-col items-center gap-x-10 gap-y-3 px-5 py-8 text-center md:flex-row md:text-left">
        <div className="flex gap-1.5" aria-hidden="true">
          {["a", "b", "c", "d", "e"].map((key) => (
            <svg
              key={key}
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-7 fill-none stroke-[1.6] stroke-clay [stroke-dasharray:2.600_1.800]"
            >
              <path d={star} className="fill-clay-wash" />
            </svg>
          ))}
        </div>
        <h2 id="sellers-title" className="whitespace-nowrap text-2xl">
          Built for Sellers
        </h2>
        <p className="max-w-xl text-lg">
          Every field that the listing form asks for, filled in from one photo and what you know about your work.
        </p>
      </div>
    </section>
  );
}
