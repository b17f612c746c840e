// Loaded dynamically, since a page is not painted before the style sheets of what it loads statically.
void import("./main.js");
