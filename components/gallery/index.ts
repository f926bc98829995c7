export { ExampleListing } from "./example-listing";
