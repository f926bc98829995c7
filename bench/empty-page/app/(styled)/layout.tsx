import "./globals.css";

export { default } from "../(bare)/layout";
